import * as z from "zod/mini";
import { fieldErrorText } from "#src/domain/field-errors.ts";

/**
 * Settings for every schema. Must be imported before any module that holds a schema: zod looks for `new Function` when a
 * schema is made, and the content policy forbids that (`jitless`). The texts of refused fields are ours.
 */
z.config({ jitless: true, customError: fieldErrorText });
