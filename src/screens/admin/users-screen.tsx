import { ListPage } from "#src/features/back-office/list-page.tsx";
import { UserList } from "#src/features/back-office/user-list.tsx";

/** `/admin/users`. */
export function UsersScreen() {
  return (
    <ListPage>
      <UserList />
    </ListPage>
  );
}
