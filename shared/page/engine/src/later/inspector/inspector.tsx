import { createRoot, type Root } from 'react-dom/client';
import type { Entry } from '@furrow/discovery/discovery';
import type { SiteDiscovery } from '../releases/site-discovery';
import type { SiteStateStore } from '../navigation/site-state';
import { InspectorPanel, type InspectorKit } from './inspector-panel';

type InspectorOptions = {
  discovery: SiteDiscovery;
  overrides: ReadonlyMap<string, Entry>;
  state: SiteStateStore;
  overridable: boolean;
  kit: InspectorKit;
};

let open: { root: Root; element: HTMLElement; before: Element | null } | undefined;

/** Opens the inspector, or closes it when it is open. Its code is loaded by the first call only. */
export function openInspector({ discovery, overrides, state, overridable, kit }: InspectorOptions): void {
  if (open) return closeInspector();
  const element = document.createElement('div');
  element.dataset.inspector = '';
  document.body.append(element);
  open = { root: createRoot(element, { identifierPrefix: 'inspector-' }), element, before: document.activeElement };
  open.root.render(
    <InspectorPanel
      discovery={discovery}
      overrides={overrides}
      state={state}
      overridable={overridable}
      kit={kit}
      onClose={closeInspector}
    />,
  );
}

function closeInspector(): void {
  if (!open) return;
  const { root, element, before } = open;
  open = undefined;
  root.unmount();
  element.remove();
  if (before instanceof HTMLElement) before.focus();
}
