/** Texts of the list of payments (GAP-156). */
export const paymentsTexts = {
  title: "Payments",
  none: "Nothing has been paid yet.",
  loading: "Loading your payments",
  failed: "Your payments did not load.",
  moreFailed: "The next payments did not load.",
  status: { PAID: "Paid", FAILED: "Failed" },
};
