import { createStore } from "./store.ts";

/** The address typed on an account page, so that the next one begins with it. In memory only, until somebody is signed in. */
export const typedEmailStore = createStore("");

/** Options for `register` of an e-mail field: keeps what is typed for the next account page. */
export const keepTypedEmail = {
  onChange: ({ target }: { target: { value: string } }) => typedEmailStore.set(target.value),
};
