import { openSession } from "../../backend/caller.ts";
import { isoNow, type Context } from "../../backend/context.ts";
import { newUser } from "../../backend/new-user.ts";
import { choiceId } from "../../backend/preferences.ts";
import type { UserRow } from "../../backend/state/rows.ts";
import { putBackOffice } from "../back-office.ts";
import { putAwards } from "../badges.ts";
import { putCatalogue, paidPlanId } from "../catalogue.ts";
import { creators } from "../cast/creators.ts";
import { putConversations } from "../conversation-rows.ts";
import { putFigures } from "../figures.ts";
import { putGroupChats, putGroupThread } from "../group-rows.ts";
import { putFullHouse, putGroupScenes } from "../group-scenes.ts";
import { putCrowd, putLongScenes } from "./crowd.ts";

/** The named starting points of stories, tests and hosts; mocks/README.md says what each is for. */
export const worldNames = [
  "signed-out",
  "new",
  "fresh",
  "free",
  "paid",
  "creator",
  "groups",
  "crowded",
  "candy-max",
  "admin",
  "demo",
] as const;
export type WorldName = (typeof worldNames)[number];
export const isWorldName = (name: string): name is WorldName => (worldNames as readonly string[]).includes(name);

/** Who is signed in at the start; null in `signed-out` and `demo`. */
export type World = { userId: string | null; token: string | null };

/** The account of the mock-ups: publishes characters, keeps conversations. */
const wren = creators[0]?.id ?? "";
const mara = "user-mara";

const aMember = (context: Context, given: Partial<UserRow> = {}): UserRow =>
  newUser({
    id: mara,
    email: "mara@example.com",
    userName: "Mara",
    profileComplete: true,
    onBoarding: false,
    favouriteModelIds: ["model-nightingale-large", "model-heron"],
    createdAt: isoNow(context),
    ...given,
  });

const paid = (context: Context) => ({
  id: "sub-user-mara",
  subscriptionId: paidPlanId,
  status: "ACTIVE" as const,
  endDate: new Date(context.clock.now() + 20 * 86_400_000).toISOString(),
});

function putFavourites(context: Context, userId: string): void {
  for (const characterId of ["char-maren-holloway", "char-ilario-voss"]) {
    if (!context.state.characters.get(characterId)) continue;
    context.state.favourites.put({
      id: choiceId(userId, characterId),
      userId,
      characterId,
      createdAt: isoNow(context),
    });
  }
}

/** Fills an empty state with a world. The token is the same every time, so worlds are for memory only but for `demo`. */
export function putWorld(context: Context, name: WorldName): World {
  const { state, clock } = context;
  putCatalogue(state);
  const signedIn = (user: UserRow): World => ({
    userId: user.id,
    token: openSession(context, user.id, true, `sst_world_${name}_00000000`),
  });
  switch (name) {
    case "signed-out":
      return { userId: null, token: null };
    case "new":
      return signedIn(
        state.users.put(
          aMember(context, { userName: "", profileComplete: false, onBoarding: true, favouriteModelIds: [] }),
        ),
      );
    case "fresh":
      return signedIn(state.users.put(aMember(context, { onBoarding: true, favouriteModelIds: [] })));
    case "free":
    case "paid": {
      const user = state.users.put(aMember(context, name === "paid" ? { subscription: paid(context) } : {}));
      putConversations(context, user.id);
      putFavourites(context, user.id);
      putAwards(state, user.id, 3, isoNow(context));
      return signedIn(user);
    }
    case "groups": {
      const user = state.users.put(aMember(context));
      putConversations(context, user.id);
      putGroupChats(context, user.id);
      putGroupThread(context, { name: "five", userId: user.id, count: 5 });
      putGroupScenes(context, user.id);
      return signedIn(user);
    }
    case "candy-max": {
      const user = state.users.put(aMember(context, { candies: { day: isoNow(context).slice(0, 10), count: 100 } }));
      putConversations(context, user.id);
      return signedIn(user);
    }
    case "admin":
      putBackOffice(context, { withCharacters: true });
      return signedIn(state.users.put(aMember(context, { role: "admin" })));
    case "crowded": {
      const user = state.users.put(aMember(context));
      putConversations(context, user.id);
      putCrowd(state, user.id, clock.now());
      putLongScenes(context, user.id);
      return signedIn(user);
    }
    case "creator":
    case "demo": {
      const user = state.users.get(wren);
      if (!user) throw new Error("The cast has no creators");
      putConversations(context, user.id);
      putFavourites(context, user.id);
      putFigures(context, user.id);
      state.users.put({
        ...user,
        favouriteModelIds: ["model-nightingale-large", "model-heron"],
        // As onboarding leaves it (RES-01): replies go on in the person the greeting was told in.
        ...(name === "demo" && {
          role: "admin" as const,
          preferences: { ...user.preferences, povPreference: "upToModel" as const },
        }),
      });
      if (name === "demo") {
        putFullHouse(context, user.id, 4_700);
        putBackOffice(context, { withCharacters: false });
      }
      return name === "demo" ? { userId: user.id, token: null } : signedIn(user);
    }
  }
}
