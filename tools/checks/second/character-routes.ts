import type { Hono } from "hono";
import type { CharacterCard } from "../../../.cache/provider/types.gen.ts";
import { zListHomeCharactersBody, zSearchCharactersBody } from "../../../.cache/provider/zod.gen.ts";
import { answer, bodyOf, gone, pageOf, signedIn, type Env } from "./answers.ts";
import type { Character, Store } from "./store.ts";

const cardOf = ({ details }: Character): CharacterCard => {
  const { favouriteCount: _count, createdAt: _created, updatedAt: _updated, authored: _authored, ...card } = details;
  return { ...card, icon: null };
};

export function characterOf({ cast }: Store, id: string | undefined): Character {
  const found = cast.find(({ details }) => details.id === id);
  if (!found) throw gone();
  return found;
}

export function addCharacters(app: Hono<Env>, store: Store): void {
  const { cast } = store;
  app.post("/character/home", async (c) => {
    const { page, pageSize, categoryId } = await bodyOf(c, zListHomeCharactersBody);
    const excluded = c.get("account")?.picked.excluded ?? [];
    const shown = cast.filter(
      ({ details }) =>
        !details.categories.some(({ id }) => excluded.includes(id)) &&
        (!categoryId || details.categories.some(({ id }) => id === categoryId)),
    );
    return answer(c, pageOf(shown.map(cardOf), page, pageSize));
  });
  app.post("/character/search", async (c) => {
    signedIn(c);
    const body = await bodyOf(c, zSearchCharactersBody);
    const { search, sort, includeCategories, excludeCategories, language, pointOfView, page, pageSize } = body;
    const text = search.trim().toLowerCase();
    const found = cast.filter(({ details }) => {
      const { name, shortMessage, categories } = details;
      const ids = new Set(categories.map(({ id }) => id));
      return (
        `${name} ${shortMessage}`.toLowerCase().includes(text) &&
        (includeCategories.length === 0 || includeCategories.some((id) => ids.has(id))) &&
        !excludeCategories.some((id) => ids.has(id)) &&
        (language === undefined || details.language === language) &&
        (pointOfView === undefined || details.pointOfView === pointOfView)
      );
    });
    if (sort === "newest") found.sort((a, b) => b.details.createdAt.localeCompare(a.details.createdAt));
    const { items, nextPage } = pageOf(found.map(cardOf), page, pageSize);
    return answer(c, { sourceCharacter: items, nextPage, total: found.length });
  });
  app.get("/character/details/:id", (c) => answer(c, characterOf(store, c.req.param("id")).details));
  app.get("/character/:id/variants/list", (c) => {
    const { variants, details } = characterOf(store, c.req.param("id"));
    const list = variants.map(({ id, name, tagline }, at) => ({
      id,
      variantName: name,
      avatar: null,
      default: at === 0,
      originalDefault: at === 0,
      createdAt: details.createdAt,
      characterCreatorComment: null,
      variantTagline: tagline,
      characterIcon: null,
      lorebooks: [],
    }));
    return answer(c, { variants: list });
  });
  app.get("/character/:id/variants/basic", (c) => {
    signedIn(c);
    const list = characterOf(store, c.req.param("id")).variants.map(({ id, name, openings }) => {
      return { id, name, firstMessage: openings[0] ?? "", avatar: null, icon: null, lorebooks: [] };
    });
    return answer(c, { variants: list });
  });
}
