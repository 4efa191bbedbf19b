import type { ReactNode } from "react";
import { Caret } from "./caret.tsx";
import { ProseImage } from "./prose-image.tsx";
import { plainText, type ProseNode } from "./prose-node.ts";
import { ProseLink } from "./prose-link.tsx";
import * as styles from "./prose-styles.ts";

/** Renders nodes as React elements, one element per kind; no HTML strings are involved (security rule 2). */
export function renderProse(nodes: readonly ProseNode[], isSpeech = false): ReactNode[] {
  return nodes.map((node, at) => renderNode(node, at, isSpeech));
}

function renderNode(node: ProseNode, key: number, isSpeech: boolean): ReactNode {
  switch (node.kind) {
    case "text":
      return node.text;
    case "break":
      return <br key={key} />;
    case "rule":
      return <hr key={key} className={styles.rule} />;
    case "caret":
      // A fixed key: the number of siblings before the caret changes while the reply is written.
      return <Caret key="caret" />;
    case "code":
      return (
        <code key={key} className={styles.code}>
          {node.text}
        </code>
      );
    case "codeBlock":
      return (
        // A scrollable area must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre key={key} className={styles.codeBlock} tabIndex={0}>
          {node.title !== "" && <span className={styles.codeTitle}>{node.title}</span>}
          <code>{node.text}</code>
        </pre>
      );
    case "image":
      return <ProseImage key={key} source={node.source} text={node.text} />;
    case "link":
      return (
        <ProseLink key={key} href={node.href} text={plainText(node.children)}>
          {renderProse(node.children, isSpeech)}
        </ProseLink>
      );
    case "heading":
      return (
        <p key={key} className={styles.heading} role="heading" aria-level={Math.min(6, node.level + 2)}>
          {renderProse(node.children, isSpeech)}
        </p>
      );
    case "orderedList":
      return (
        <ol key={key} dir="auto" className={styles.list} start={node.start}>
          {renderProse(node.children, isSpeech)}
        </ol>
      );
    case "dialogue":
      return (
        <span key={key} className={styles.dialogue} data-mark="dialogue">
          {renderProse(node.children, true)}
        </span>
      );
    case "note":
      return (
        <span key={key} className={styles.note} data-mark="ooc">
          {renderProse(node.children, true)}
        </span>
      );
    case "emphasis":
      return (
        <em key={key} className={isSpeech ? styles.stress : styles.narration}>
          {renderProse(node.children, isSpeech)}
        </em>
      );
    default:
      return renderWrapper(node, key, isSpeech);
  }
}

function renderWrapper(node: Extract<ProseNode, { children: ProseNode[] }>, key: number, isSpeech: boolean): ReactNode {
  const children = renderProse(node.children, isSpeech);
  switch (node.kind) {
    case "paragraph":
      return <p key={key}>{children}</p>;
    case "strong":
      return (
        <strong key={key} className={styles.strong}>
          {children}
        </strong>
      );
    case "strike":
      return <s key={key}>{children}</s>;
    case "quote":
      return (
        <blockquote key={key} dir="auto" className={styles.quote}>
          {children}
        </blockquote>
      );
    case "bulletList":
      return (
        <ul key={key} dir="auto" className={styles.list}>
          {children}
        </ul>
      );
    case "item":
      return <li key={key}>{children}</li>;
    case "table":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <div key={key} className={styles.tableScroll} tabIndex={0} role="group" aria-label="Table">
          <table dir="auto" className={styles.table}>
            {children}
          </table>
        </div>
      );
    case "tableHead":
      return <thead key={key}>{children}</thead>;
    case "tableBody":
      return <tbody key={key}>{children}</tbody>;
    case "tableRow":
      return <tr key={key}>{children}</tr>;
    case "tableHeadCell":
      return <th key={key}>{children}</th>;
    case "tableCell":
      return <td key={key}>{children}</td>;
    default:
      return <span key={key}>{children}</span>;
  }
}
