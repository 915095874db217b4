import { TriangleAlert } from 'lucide-react';
import { Notice } from '@furrow/ui/notice';
import { notSent } from './words';

/** Above the button whose press did not get through. */
export function NotSent() {
  return (
    <Notice tone="red" role="alert" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
      {notSent}
    </Notice>
  );
}
