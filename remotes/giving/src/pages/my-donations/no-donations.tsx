import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';

export function NoDonations({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState art={noResults} title="No donation there yet" text="Search for another food bank or another town.">
      <Button onClick={onClear}>Clear search</Button>
    </EmptyState>
  );
}
