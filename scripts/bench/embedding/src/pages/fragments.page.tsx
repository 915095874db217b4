import { Fragment } from '@furrow/remote/fragment';
import { PageMeta } from '@furrow/ui/page-meta';
import { parts } from '../parts';

export default function FragmentsPage() {
  return (
    <>
      <PageMeta
        title="Four fragments"
        description="Parts of three teams, each as its own release has it."
        path="/embedding/fragments"
      />
      <h1>From our neighbours</h1>
      {parts.map(({ of, props }) => (
        <Fragment key={of} of={of} props={props} />
      ))}
    </>
  );
}
