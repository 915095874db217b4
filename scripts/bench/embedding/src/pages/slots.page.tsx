import { Slot } from '@furrow/remote/slot';
import { PageMeta } from '@furrow/ui/page-meta';
import { parts, slotOf } from '../parts';

export default function SlotsPage() {
  return (
    <>
      <PageMeta
        title="Four slots"
        description="Parts of three teams in slots, each as its own release has it."
        path="/embedding/slots"
      />
      <h1>From our neighbours</h1>
      {parts.map(({ of, props }) => (
        // The compiler knows the props of slots by their names, and these names are computed.
        <Slot key={of} name={slotOf(of)} props={props as never} />
      ))}
    </>
  );
}
