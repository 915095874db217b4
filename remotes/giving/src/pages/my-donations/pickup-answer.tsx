import { useClientValue } from '@furrow/remote/hydration';
import { Answer } from '@furrow/ui/answer';
import { TextLink } from '@furrow/ui/button';
import { readStored } from '@furrow/remote/stored';
import { pickupStored } from '../../data/kept-forms';

/** The answer to Schedule Donation, whose button leads here and schedules nothing. */
export function PickupAnswer() {
  const isKept = useClientValue(() => readStored(pickupStored) !== undefined, false);
  return (
    <Answer to={1} actions={<TextLink to="/donate-food#schedule">Back to the form</TextLink>}>
      Nothing was scheduled, this is a sample site.{isKept && ' Your pickup is still in the form.'}
    </Answer>
  );
}
