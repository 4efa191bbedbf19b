import { expect, test } from "vitest";
import { isPaymentAddress } from "./payment-address.ts";

test("a page to pay on is https, or on this machine while the app is", () => {
  expect(isPaymentAddress("https://pay.example.com/c/9f2k", "app.example.com")).toBe(true);
  expect(isPaymentAddress("http://localhost:4173/checkout/x", "127.0.0.1")).toBe(true);
  expect(isPaymentAddress("http://127.0.0.1:4173/checkout/x", "127.0.0.1")).toBe(true);
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://app.example.com/1",
    "http://pay.example.com/c",
    "http://app.example.com/c",
    "http://localhost:4173/checkout/x",
    "https://user:pass@pay.example.com/",
    "/checkout/x",
    "",
  ])
    expect([address, isPaymentAddress(address, "app.example.com")]).toEqual([address, false]);
});
