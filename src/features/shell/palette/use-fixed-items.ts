import { linkOptions } from "@tanstack/react-router";
import CircleHelpIcon from "lucide-react/icons/circle-question-mark";
import FileDownIcon from "lucide-react/icons/file-down";
import KeyboardIcon from "lucide-react/icons/keyboard";
import LogInIcon from "lucide-react/icons/log-in";
import LogOutIcon from "lucide-react/icons/log-out";
import ScrollTextIcon from "lucide-react/icons/scroll-text";
import SettingsIcon from "lucide-react/icons/settings";
import ShieldIcon from "lucide-react/icons/shield";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import Trash2Icon from "lucide-react/icons/trash-2";
import UsersRoundIcon from "lucide-react/icons/users-round";
import VenetianMaskIcon from "lucide-react/icons/venetian-mask";
import { customThemesStore, themeStore } from "#src/client-state/appearance.ts";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useStore } from "#src/client-state/store.ts";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { labels } from "#src/domain/messages.ts";
import { themeNames } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { themeIds } from "#src/lib/look-ids.ts";
import { createEntries, type MenuEntry, menuEntries } from "../menu-entries.ts";
import { useUser } from "../use-user.ts";
import type { PaletteItem } from "./palette-items.ts";
import { paletteTexts } from "./palette-texts.ts";

const itemOf = ({ label, icon, link }: MenuEntry): PaletteItem => ({ id: `page/${label}`, label, icon, link });

const admins = ["admin"];
const staff = ["admin", "moderator"];
/** The sections of the back office, for those who may come in (GAP-103). */
const staffPages = [
  { name: "Overview", roles: admins, link: linkOptions({ to: "/admin" }) },
  { name: "Reports", roles: staff, link: linkOptions({ to: "/admin/reports" }) },
  { name: "Users", roles: staff, link: linkOptions({ to: "/admin/users" }) },
  { name: "Characters", roles: staff, link: linkOptions({ to: "/admin/characters" }) },
  { name: "Categories", roles: admins, link: linkOptions({ to: "/admin/categories" }) },
  { name: "Badges", roles: admins, link: linkOptions({ to: "/admin/badges" }) },
  { name: "Decorations", roles: admins, link: linkOptions({ to: "/admin/decorations" }) },
  { name: "Record", roles: admins, link: linkOptions({ to: "/admin/audit" }) },
];

/** The items that do not depend on the search: the pages this visitor can open, and the global actions. */
export function useFixedItems() {
  const { isSignedIn, userId, user } = useUser();
  const signOut = useSignOut();
  const own = useStore(customThemesStore);
  const pages = [
    ...menuEntries({ isSignedIn, userId }),
    ...(isSignedIn
      ? [{ label: paletteTexts.recentlyDeleted, icon: Trash2Icon, link: linkOptions({ to: "/recently-deleted" }) }]
      : [{ label: labels.signIn, icon: LogInIcon, link: linkOptions({ to: "/sign-in" }) }]),
    ...staffPages
      .filter(({ roles }) => roles.some((role) => role === user?.role))
      .map(({ name, link }) => ({ label: paletteTexts.backOffice(name), icon: ShieldIcon, link })),
    { label: paletteTexts.help, icon: CircleHelpIcon, link: linkOptions({ to: "/help" }) },
    { label: labels.terms, icon: ScrollTextIcon, link: linkOptions({ to: "/terms" }) },
    { label: labels.privacy, icon: ScrollTextIcon, link: linkOptions({ to: "/privacy" }) },
  ].map(itemOf);

  const act = (label: string, icon: PaletteItem["icon"], run: () => void): PaletteItem => ({
    id: `action/${label}`,
    label,
    run,
    ...(icon && { icon }),
  });
  const themes = act(paletteTexts.changeTheme, SwatchBookIcon, () => openDialog("themes", {}));
  const settings = act(labels.settings, SettingsIcon, () => openDialog("settings", {}));
  const actions = [
    ...(isSignedIn
      ? [
          act(labels.startGroupChat, UsersRoundIcon, () => openDialog("createGroup", {})),
          act(texts.shell.importCharacters, FileDownIcon, () => openDialog("importCards", {})),
          act(labels.personas, VenetianMaskIcon, () => openDialog("personas", {})),
          settings,
          ...(Object.keys(labels.settingsTabs) as (keyof typeof labels.settingsTabs)[]).map((tab) =>
            act(paletteTexts.settingsOf(labels.settingsTabs[tab]), SettingsIcon, () => openDialog("settings", { tab })),
          ),
        ]
      : []),
    themes,
    ...themeIds.map((id) => act(paletteTexts.themeTo(themeNames[id]), SwatchBookIcon, () => themeStore.set(id))),
    ...own.map(({ id, name }) => ({
      ...act(paletteTexts.themeTo(name), SwatchBookIcon, () => themeStore.set(`custom-${id}`)),
      id: `theme/${id}`,
    })),
    act(paletteTexts.shortcuts, KeyboardIcon, () => openDialog("shortcuts", {})),
    ...(isSignedIn ? [act(labels.logout, LogOutIcon, signOut)] : []),
  ];
  return {
    pages,
    actions,
    /** Shown before anything is typed. */
    usual: [...(isSignedIn ? createEntries.map(itemOf) : []), themes, ...(isSignedIn ? [settings] : [])],
  };
}
