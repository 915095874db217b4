import { fireEvent, render, screen } from '@testing-library/react';
import { Fragment } from './fragment';
import { useFragmentEvent } from '../island/fragment-root';

/** The type of a meadow that offers hay, as a release of it carries it. The lines that must be refused are read by `tsc`. */
type Meadow = {
  'meadow/hay': { props: { bales: number }; events: { mown: { bales: number }; rained: Record<string, never> } };
  'meadow/view': { props: Record<string, never>; events: Record<never, never> };
};

declare module './fragment' {
  interface OfferedFragments extends Meadow {}
}

it('hears what a fragment sends, and knows its type', () => {
  const heard: number[] = [];
  render(<Fragment of="meadow/hay" props={{ bales: 3 }} on={{ mown: ({ detail }) => heard.push(detail.bales) }} />);
  const element = document.querySelector('furrow-fragment')!;
  fireEvent(element, new CustomEvent('mown', { bubbles: true, detail: { bales: 2 } }));
  expect(heard).toEqual([2]);
  expect(element).toHaveAttribute('data-props', '{"bales":3}');
});

it('shows its fallback, whether it takes props or not', () => {
  render(<Fragment of="meadow/view">The gate is closed.</Fragment>);
  expect(screen.getByText('The gate is closed.')).toBeInTheDocument();
});

it('takes any props and events of a remote whose types nobody told', () => {
  const heard: unknown[] = [];
  render(<Fragment of="orbit/moon" props={{ phase: 'full' }} on={{ risen: ({ detail }) => heard.push(detail) }} />);
  fireEvent(document.querySelector('furrow-fragment')!, new CustomEvent('risen', { detail: 'late' }));
  expect(heard).toEqual(['late']);
});

/** Nothing here runs. */
export function Refused({ name }: { name: string }) {
  const send = useFragmentEvent<Meadow['meadow/hay']['events']>();
  const sendNothing = useFragmentEvent();
  send('mown', { bales: 1 });
  send('rained', {});
  // @ts-expect-error The fragment sends no such event.
  send('sown', {});
  // @ts-expect-error Bales are counted.
  send('mown', { bales: 'two' });
  // @ts-expect-error Pages are told how many.
  send('mown', {});
  // @ts-expect-error A fragment that does not name any events sends none.
  sendNothing('mown', {});
  return (
    <>
      {/* @ts-expect-error The meadow does not offer that fragment. */}
      <Fragment of="meadow/straw" />
      {/* @ts-expect-error It takes props. */}
      <Fragment of="meadow/hay" />
      {/* @ts-expect-error Bales are counted. */}
      <Fragment of="meadow/hay" props={{ bales: 'two' }} />
      {/* @ts-expect-error It takes nothing but bales. */}
      <Fragment of="meadow/hay" props={{ bales: 2, color: 'green' }} />
      {/* @ts-expect-error It takes nothing at all. */}
      <Fragment of="meadow/view" props={{ bales: 2 }} />
      {/* @ts-expect-error It sends no such event. */}
      <Fragment of="meadow/hay" props={{ bales: 2 }} on={{ sown: () => {} }} />
      {/* @ts-expect-error What it sends does not hold that. */}
      <Fragment of="meadow/hay" props={{ bales: 2 }} on={{ mown: ({ detail }) => detail.color }} />
      {/* @ts-expect-error It sends nothing. */}
      <Fragment of="meadow/view" on={{ mown: () => {} }} />
      {/* Its name is known only when the page runs, as in an article. */}
      <Fragment of={name} props={{ bales: 'two' }} on={{ sown: () => {} }} />
    </>
  );
}
