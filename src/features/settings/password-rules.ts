import * as z from "zod/mini";
import { messages } from "#src/domain/messages.ts";
import { ChangePasswordBody } from "#src/generated/zod/schemas/changePasswordBody.zod.ts";

/** The three fields: at most 32 characters each (SET-PWD-02); the last two must match (SET-PWD-04). */
export const passwordSchema = z
  .extend(ChangePasswordBody, { confirmPassword: ChangePasswordBody.shape.newPassword })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ["confirmPassword"],
      error: messages.password.mismatch,
      // Reported even if another field is invalid.
      when: () => true,
    }),
  );
export type PasswordValues = z.infer<typeof passwordSchema>;
