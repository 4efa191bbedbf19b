import { createStore } from "./store.ts";

/** The address typed on an account page, so that the next one begins with it. In memory only, until somebody is signed in. */
export const typedEmailStore = createStore("");

/** For `register` of the field. */
export const keepsEmail = {
  onChange: ({ target }: { target: { value: string } }) => typedEmailStore.set(target.value),
};
