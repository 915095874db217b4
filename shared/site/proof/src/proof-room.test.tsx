import { act, render, screen } from '@testing-library/react';
import { Router, type Navigator } from '@furrow/router';
import { fingerprintOf } from './record';
import { ProofRoom } from './proof-room';

const text = 'Furrow handover record\nLine: 1 of 5';

function renderRoom(writeText: (text: string) => Promise<void>) {
  Object.assign(navigator, { clipboard: { writeText } });
  render(
    <Router location="/" navigator={{ createHref: String } as unknown as Navigator}>
      <ProofRoom
        record={{ text, fingerprint: fingerprintOf(text) }}
        kept="in block 1"
        note=""
        ways={{ label: 'Documents before and after' }}
        signer={null}
        bar={{ caption: 'Handover 1 of 5', next: { to: '/lot', label: 'All handovers' } }}
        check={{ ref: 'lot-1', title: 'Handover 1', line: 'Handover 1 of 5', to: '/lot' }}
        sheetLabel="Handover 1 of 5"
        madeUp="the people"
      >
        <p>The document</p>
      </ProofRoom>
    </Router>,
  );
}

const press = () => act(async () => screen.getByRole('button', { name: 'Copy the Text' }).click());

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('copies the signed text, and says so on the button', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  renderRoom(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith(text);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.queryByText(/^Failed to copy/)).not.toBeInTheDocument();
});

it('says how the text is copied where the browser refuses it', async () => {
  renderRoom(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await press();
  expect(screen.getByText('Failed to copy. Please copy the text manually.')).toHaveAttribute('role', 'status');
});
