/** The Preferences tab of the settings. */
export function PreferencesTab() {
  return null;
}
