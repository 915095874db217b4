import { act, render, screen } from '@testing-library/react';
import { createSiteState } from '../navigation/site-state';
import { createSiteDiscovery } from '../releases/site-discovery';
import { InspectorPanel } from './inspector-panel';
import { kit } from '../../testing/views';

// jsdom has neither style sheets that scripts make, which the bar of an override needs, nor observers of performance.
jest.mock('../override/overrides', () => ({ resetOverrides: jest.fn(), setOverride: jest.fn() }));
jest.mock('./health', () => ({ beginHealth: jest.fn(), measureHealth: () => new Map() }));
Object.assign(globalThis, { __APP_VERSION__: '1.0.0' });

function renderPanel(writeText: (text: string) => Promise<void>) {
  Object.assign(navigator, { clipboard: { writeText } });
  render(
    <InspectorPanel
      discovery={createSiteDiscovery()}
      overrides={new Map()}
      state={createSiteState()}
      overridable={false}
      kit={kit}
      onClose={() => {}}
    />,
  );
}

const press = () => act(async () => screen.getByRole('button', { name: 'Copy Report' }).click());

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('copies what it shows, and says so on the button', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  renderPanel(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('host'));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('says that nothing was copied where the browser refuses it', async () => {
  renderPanel(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await press();
  expect(screen.getByRole('button', { name: 'Not copied' })).toBeVisible();
});
