import CakeIcon from "lucide-react/icons/cake-slice";
import ExternalLinkIcon from "lucide-react/icons/external-link";
import ScaleIcon from "lucide-react/icons/scale";
import UserXIcon from "lucide-react/icons/user-x";
import UsersIcon from "lucide-react/icons/users";
import type { Ref } from "react";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { onboardingTexts } from "./onboarding-texts.ts";

const texts = onboardingTexts.terms;
const icons = [<UserXIcon key="people" />, <CakeIcon key="minors" />, <UsersIcon key="blood" />];

const list = css({ display: "grid", gap: "5", listStyle: "none", p: "0", m: "0" });
const item = css({ display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: "4", alignItems: "start" });
const badge = css({
  display: "grid",
  placeItems: "center",
  boxSize: "44px",
  borderRadius: "full",
  bg: "danger.subtle",
  color: "danger.text",
});
const calm = css({ bg: "accent.subtle!", color: "accent.text!" });
const title = css({ fontWeight: "600", fontSize: "17px", lineHeight: "1.4" });
const text = css({ color: "fg.muted" });
const more = css({ inlineRow: "1.5", "--icon-size": "15px" });

export interface RulesStepProps {
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  /** Continue was pressed without accepting. */
  isRefused: boolean;
  box: Ref<HTMLInputElement>;
}

/** The rules and the checkbox that has to be ticked to continue (ONB-03 to ONB-05, GAP-88). */
export function RulesStep({ isAccepted, onAccept, isRefused, box }: RulesStepProps) {
  return (
    <div className={css({ display: "grid", gap: "6" })}>
      <ul className={list}>
        {texts.rules.map((rule, at) => (
          <li key={rule.title} className={item}>
            <span className={badge}>{icons[at]}</span>
            <div>
              <p className={title}>{rule.title}</p>
              <p className={text}>{rule.text}</p>
            </div>
          </li>
        ))}
        <li className={item}>
          <span className={`${badge} ${calm}`}>
            <ScaleIcon />
          </span>
          <div>
            <p className={title}>{texts.howTitle}</p>
            <p className={text}>{texts.how}</p>
          </div>
        </li>
      </ul>
      <p>
        <TextLink asChild className={more}>
          <a href="/terms" target="_blank" rel="noopener noreferrer">
            {texts.more}
            <ExternalLinkIcon aria-hidden="true" />
            <span className={css({ srOnly: true })}>({texts.newTab})</span>
          </a>
        </TextLink>
      </p>
      <Checkbox
        ref={box}
        label={texts.accept}
        checked={isAccepted}
        error={isRefused && !isAccepted ? texts.needed : undefined}
        onChange={({ target }) => onAccept(target.checked)}
      />
    </div>
  );
}
