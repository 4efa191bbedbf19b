import { useWatch } from "react-hook-form";
import { useChangePassword } from "#src/data/user/mutations.ts";
import { labels } from "#src/domain/messages.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { PasswordInput } from "#src/ui/fields/password-input.tsx";
import { css } from "#styled-system/css";
import { passwordSchema, type PasswordValues } from "./password-rules.ts";
import { passwordTexts } from "./settings-texts.ts";
import { useUnsaved } from "./settings-frame.ts";
import { SettingsPane } from "./settings-pane.tsx";

const column = css({ display: "grid", gap: "5", maxWidth: "400px" });
const none: PasswordValues = { currentPassword: "", newPassword: "", confirmPassword: "" };
const formId = "settings-password";

/** The Password tab of the settings (SET-PWD-01 to SET-PWD-07). A failure keeps what was typed. */
export function PasswordTab() {
  const change = useChangePassword();
  const editor = useEditorForm({
    schema: passwordSchema,
    saved: none,
    // The toast shows it.
    fieldErrorsOf: () => [],
    async onSubmit({ currentPassword, newPassword }) {
      await change.mutateAsync({ currentPassword, newPassword });
      return none;
    },
  });
  const { register, errors, isSaving } = editor;
  const hasCurrent = useWatch({ control: editor.control, name: "currentPassword" }) !== "";
  useUnsaved("password", editor.isDirty, isSaving);
  return (
    <SettingsPane
      title={labels.settingsTabs.password}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          className={css({ ms: { md: "auto" }, flex: { base: "1", md: "initial" } })}
          isBusy={isSaving}
          disabled={!hasCurrent}
          disabledReason={passwordTexts.currentFirst}
        >
          {labels.update}
        </Button>
      }
    >
      <form
        {...editor.formProps}
        id={formId}
        className={column}
        onSubmit={(event) => {
          // Enter in a field submits even while the button is disabled.
          if (hasCurrent) editor.formProps.onSubmit(event);
          else event.preventDefault();
        }}
      >
        <FormField label={passwordTexts.current} error={errors.currentPassword?.message} isRequired>
          <PasswordInput autoComplete="current-password" {...register("currentPassword")} />
        </FormField>
        <FormField
          label={passwordTexts.next}
          help={passwordTexts.nextHelp}
          error={errors.newPassword?.message}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...register("newPassword", { deps: ["confirmPassword"] })} />
        </FormField>
        <FormField label={passwordTexts.confirm} error={errors.confirmPassword?.message} isRequired>
          <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
        </FormField>
      </form>
    </SettingsPane>
  );
}
