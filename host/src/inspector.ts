import { openInspector as open } from '@furrow/engine/inspector';
import type { SiteViews } from '@furrow/engine/navigation';
import { Button } from '@furrow/ui/button';
import { Perforation } from '@furrow/ui/perforation';
import { useCopy } from '@furrow/ui/use-copy';

type Inspector = Awaited<ReturnType<SiteViews['loadInspector']>>;

/** Opens the inspector, drawn with what this site draws with. */
export const openInspector: Inspector['openInspector'] = (options) =>
  open({ ...options, kit: { Button, Line: Perforation, useCopy } });
