import { components } from '@furrow/bench/built-in';
import { PageMeta } from '@furrow/ui/page-meta';
import { parts } from '../parts';

export default function BuiltInPage() {
  return (
    <>
      <PageMeta
        title="Four parts"
        description="The same parts of three teams, built into the page."
        path="/embedding/built-in"
      />
      <h1>From our neighbours</h1>
      {parts.map(({ of, props }) => {
        const Part = components[of];
        return Part && <Part key={of} {...props} />;
      })}
    </>
  );
}
