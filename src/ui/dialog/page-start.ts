/** The page's heading, made focusable: receives focus when the previously focused element is gone (F35). */
export function pageStart(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("h1");
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
