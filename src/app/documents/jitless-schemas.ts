import * as z from "zod/mini";

/** As `zod-setup` of the app, without the texts of form fields, of which the landing page has none. */
z.config({ jitless: true });
