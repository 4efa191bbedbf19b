/** The Profile tab of the settings. */
export function ProfileTab() {
  return null;
}
