/** The Password tab of the settings. */
export function PasswordTab() {
  return null;
}
