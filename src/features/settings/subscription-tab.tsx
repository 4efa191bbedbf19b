/** The Subscription tab of the settings. */
export function SubscriptionTab() {
  return null;
}
