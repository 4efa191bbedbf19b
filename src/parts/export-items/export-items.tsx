import DownloadIcon from "lucide-react/icons/download";
import { exportFormats, texts } from "#src/domain/texts.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { MenuGroup, MenuItem } from "#src/ui/menu/menu.tsx";

/** The formats a chat can be downloaded in, as a group of a menu (GAP-135). */
export function ExportItems({ onExport }: { onExport: (format: ExportFormat) => void }) {
  return (
    <MenuGroup label={texts.threads.exportAs}>
      {exportFormats.map(([format, label]) => (
        <MenuItem key={format} icon={<DownloadIcon />} onSelect={() => onExport(format)}>
          {label}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}
