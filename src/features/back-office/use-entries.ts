import { useQuery } from "@tanstack/react-query";
import type { Catalogue } from "#src/data/admin/mutations.ts";
import { adminBadgesQuery, adminCategoriesQuery, adminDecorationsQuery } from "#src/data/admin/queries.ts";
import type { ListAdminBadgesParams } from "#src/generated/api/model/listAdminBadgesParams.ts";
import type { ViewQuery } from "#src/ui/feedback/view-query.ts";

/** An entry of any catalogue, as the list and the form want it. */
export type CatalogueEntry = {
  id: string;
  name: string;
  description: string;
  picture: string | null;
  count: number;
  createdAt: string;
};

/** A page of one catalogue; the other catalogues are not requested. */
export function useEntries(
  catalogue: Catalogue,
  params: ListAdminBadgesParams,
): ViewQuery<{ items: CatalogueEntry[]; total: number }> {
  const categories = useQuery({ ...adminCategoriesQuery(params), enabled: catalogue === "categories" });
  const badges = useQuery({ ...adminBadgesQuery(params), enabled: catalogue === "badges" });
  const decorations = useQuery({ ...adminDecorationsQuery(params), enabled: catalogue === "decorations" });
  if (catalogue === "categories")
    return {
      ...categories,
      data: categories.data && {
        ...categories.data,
        items: categories.data.items.map(({ characterCount, ...entry }) => ({
          ...entry,
          description: "",
          picture: null,
          count: characterCount,
        })),
      },
    };
  if (catalogue === "badges")
    return {
      ...badges,
      data: badges.data && {
        ...badges.data,
        items: badges.data.items.map(({ holderCount, icon, ...entry }) => ({
          ...entry,
          picture: icon,
          count: holderCount,
        })),
      },
    };
  return {
    ...decorations,
    data: decorations.data && {
      ...decorations.data,
      items: decorations.data.items.map(({ userCount, avatarDecoration, ...entry }) => ({
        ...entry,
        description: "",
        picture: avatarDecoration,
        count: userCount,
      })),
    },
  };
}
