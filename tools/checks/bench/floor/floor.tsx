// The least a page of this kind can cost: a bare React list, windowed by the same library, whose newest rows come over HTTP
// when it is opened, one input, one running row.
import { useVirtualizer } from "@tanstack/react-virtual";
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

type Row = { id: string; text: string };

const sentence = "The lamp turns once and the rain shows itself, then the room is dark again. ";
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    text: `${index} ${sentence.repeat(1 + (index % 4))}`,
  }));

function List({ rows }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 90,
    getItemKey: (index) => rows[index]?.id ?? index,
    anchorTo: "end",
    followOnAppend: true,
    overscan: 4,
  });
  useEffect(() => virtual.scrollToEnd(), [virtual]);
  return (
    <div ref={scroller} data-list="" style={{ height: 500, overflow: "auto" }}>
      <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map((item) => (
          <p
            key={item.key}
            data-index={item.index}
            ref={virtual.measureElement}
            style={{
              position: "absolute",
              insetInline: 0,
              top: 0,
              margin: 0,
              transform: `translateY(${item.start}px)`,
            }}
            {...(item.index === rows.length - 1 ? { "data-last": true } : {})}
          >
            {rows[item.index]?.text}
          </p>
        ))}
      </div>
    </div>
  );
}

function Running({ from }: { from: string }) {
  const [text, setText] = useState("");
  useEffect(() => {
    let pending = "";
    let frame = 0;
    const paint = () => {
      frame = 0;
      const add = pending;
      pending = "";
      setText((now) => now + add);
    };
    void (async () => {
      const answer = await fetch(from);
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        pending += value;
        frame ||= requestAnimationFrame(paint);
      }
      document.documentElement.dataset["done"] = "true";
    })();
  }, [from]);
  return <p>{text}</p>;
}

function Page() {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    Object.assign(globalThis, { openStream: setFrom });
  }, []);
  const open = async (count: number) => {
    const answer = await fetch(`/messages?count=${count}`);
    const newest = (await answer.json()) as Row[];
    setRows([...rowsOf(count - newest.length), ...newest]);
  };
  return (
    <main>
      <h1>Floor</h1>
      {[100, 1000, 10_000].map((count) => (
        <button key={count} onClick={() => void open(count)}>
          Open {count}
        </button>
      ))}
      {rows && <List rows={rows} />}
      {from && <Running from={from} />}
      <textarea aria-label="Message" />
    </main>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
