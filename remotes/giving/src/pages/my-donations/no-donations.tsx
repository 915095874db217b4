import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';

export function NoDonations({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState art={noResults} title="No donations found" text="Try another food bank or town.">
      <Button onClick={onClear}>Clear Search</Button>
    </EmptyState>
  );
}
