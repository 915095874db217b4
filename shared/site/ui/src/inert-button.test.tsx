import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Answer } from './answer';
import { InertButton, type InertButtonProps } from './inert-button';
import { SampleNote } from './sample-note';

const inert = (props: Partial<InertButtonProps> = {}) => {
  render(
    <>
      <InertButton note="nothing" {...props}>
        Export
      </InertButton>
      <SampleNote id="nothing">nothing is exported</SampleNote>
    </>,
  );
  return screen.getByRole('button');
};

describe('a button without an effect', () => {
  test('says so before it is pressed, and does not look like a first action', () => {
    expect(inert()).toHaveAccessibleDescription('Sample site: nothing is exported.');
    expect(screen.getByRole('button')).toHaveClass('outlined');
  });

  test('wakes no page, unless a press on it writes to the console or is answered', () => {
    expect(inert()).toHaveAttribute('data-inert');
  });

  test.each([[{ onClick: () => {} }], [{ type: 'submit' as const }]])('wakes the page with %j', (props) => {
    expect(inert(props)).not.toHaveAttribute('data-inert');
  });
});

test('each press is answered again, and the focus stays', async () => {
  function Vote() {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button onClick={() => setPresses(presses + 1)}>Vote</button>
        <Answer to={presses}>No vote is counted.</Answer>
      </>
    );
  }
  render(<Vote />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button'));
  expect(status).toHaveTextContent('No vote is counted.');
  const first = status.firstChild;
  await userEvent.click(screen.getByRole('button'));
  expect(status.firstChild).not.toBe(first);
  expect(screen.getByRole('button')).toHaveFocus();
});
