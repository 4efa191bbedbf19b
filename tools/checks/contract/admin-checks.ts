import { operations, type OperationId } from "#src/generated/operations.ts";
import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, ok, refused } from "./answers.ts";
import { as, type Visitor } from "./visitor.ts";

const ids = Object.keys(operations) as OperationId[];

/** The back office: refused to a user, then every operation as an administrator, if the host provides one. */
export async function checkBackOffice(visitor: Visitor): Promise<void> {
  const { base, check, fetch, host } = visitor;
  for (const id of ids.filter((one) => operations[one].tag === "admin"))
    await check(`${id} is closed to users, whatever they send`, async () => {
      const { method, path } = operations[id];
      const headers = { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" };
      const body = method === "get" ? null : "{}";
      const address = base + path.replaceAll(/\{[^}]+\}/g, "unknown");
      const { status } = await fetch(address, { method: method.toUpperCase(), headers, body });
      must(status === 403, `expected 403, got ${status}`);
    });
  const token = host.adminToken?.(visitor);
  if (token) await as(visitor, token, () => checkAdministration(visitor));
}

async function checkAdministration(visitor: Visitor): Promise<void> {
  const { check, other } = visitor;
  await check("an administrator reads the figures, the record, the users", async () => {
    const { data } = await ok(sdk.getAdminOverview({ query: { days: 7 } }));
    must(data.perDay.length === 14, "twice the days");
    const { data: me } = await ok(sdk.getUserInfo());
    const users = await ok(sdk.listUsers({ query: { search: me.email } }));
    must(users.data.total === 1, "found by address");
    await refused(403, sdk.banUser({ body: { userId: me.id, reason: "Myself", until: null } }));
  });
  await check("a report is read, dismissed, taken back and unpublishes", async () => {
    const { data } = await ok(sdk.listReports({ query: { kind: "character", status: "all" } }));
    const [report] = data.items;
    must(report !== undefined && report.character !== null, "a character was reported");
    const reason = report.reason ?? "none";
    const alike = await ok(sdk.listReports({ query: { status: "all", reason } }));
    must(
      alike.data.items.some(({ id }) => id === report.id) &&
        alike.data.items.every((one) => (one.reason ?? "none") === reason),
      "filtered by reason",
    );
    const reportId = report.id;
    await ok(sdk.getReport({ path: { reportId } }));
    if (report.status === "resolved") await ok(sdk.reopenReport({ body: { reportId } }));
    await ok(sdk.resolveReport({ body: { reportId, action: "dismiss" } }));
    await refused(409, sdk.resolveReport({ body: { reportId, action: "dismiss" } }));
    await ok(sdk.reopenReport({ body: { reportId } }));
    await refused(404, sdk.reopenReport({ body: { reportId: "nothing" } }));
    const characterId = report.character.id;
    for (const accessableTo of ["private", "public"] as const)
      await ok(sdk.moderateCharacter({ body: { characterId, accessableTo, reason: "A check" } }));
    must((await ok(sdk.listAdminCharacters())).data.total > 0, "there are characters");
  });
  await check("a user is banned and let in again", async () => {
    if (!other) return;
    let userId = "";
    await as(visitor, other, async () => void (userId = (await ok(sdk.getUserInfo())).data.id));
    const banned = await ok(sdk.banUser({ body: { userId, reason: "A check", until: null } }));
    must(banned.data.ban?.reason === "A check", "banned with the reason");
    await as(visitor, other, () => refused(403, sdk.getUserInfo()));
    const until = "2020-01-01T00:00:00.000Z";
    const free = await ok(sdk.banUser({ body: { userId, reason: "Over", until } }));
    must(free.data.ban === null, "let in");
    await refused(404, sdk.banUser({ body: { userId: "nobody", reason: "A check", until: null } }));
  });
  await check("the catalogues: added, renamed, deleted", async () => {
    const category = (await ok(sdk.createCategory({ body: { name: "A check" } }))).data;
    await refused(409, sdk.createCategory({ body: { name: "a CHECK" } }));
    await ok(sdk.editCategory({ body: { categoryId: category.id, name: "Checked" } }));
    must((await ok(sdk.listAdminCategories({ query: { search: "Checked" } }))).data.total === 1, "renamed");
    await ok(sdk.deleteCategory({ body: { categoryId: category.id } }));
    const icon = "/media/badges/night-owl.svg";
    const badge = (await ok(sdk.createBadge({ body: { name: "A check", description: "", icon } }))).data;
    await ok(sdk.editBadge({ body: { badgeId: badge.id, name: "Checked" } }));
    must((await ok(sdk.listAdminBadges())).data.total > 0, "there are badges");
    await ok(sdk.deleteBadge({ body: { badgeId: badge.id } }));
    const avatarDecoration = "/media/decorations/low-tide.svg";
    const decoration = (await ok(sdk.createDecoration({ body: { name: "A check", avatarDecoration } }))).data;
    await ok(sdk.editDecoration({ body: { avatarDecorationId: decoration.id, name: "Checked" } }));
    must((await ok(sdk.listAdminDecorations())).data.total > 0, "there are decorations");
    await ok(sdk.deleteDecoration({ body: { avatarDecorationId: decoration.id } }));
    const { data } = await ok(sdk.listAdminActions({ query: { kind: "decorationDeleted" } }));
    must(data.items[0]?.targetName === "Checked", "all of it is in the record");
  });
}
