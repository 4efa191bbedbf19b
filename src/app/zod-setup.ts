import * as z from "zod/mini";
import { fieldErrorText } from "#src/domain/field-errors.ts";

/**
 * Settings for every schema. Must be imported before any module that creates one: zod probes `new Function` at
 * creation, which the content security policy forbids (`jitless`). Field errors use our own texts.
 */
z.config({ jitless: true, customError: fieldErrorText });
