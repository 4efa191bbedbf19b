/** The Badges tab of the settings. */
export function BadgesTab() {
  return null;
}
