import { CharacterList } from "#src/features/back-office/character-list.tsx";
import { ListPage } from "#src/features/back-office/list-page.tsx";

/** `/admin/characters`. */
export function CharactersScreen() {
  return (
    <ListPage>
      <CharacterList />
    </ListPage>
  );
}
