import { Check, Clock } from 'lucide-react';
import { Tag } from '@furrow/ui/tag';
import { isActive, timeLeft } from '../../data/campaigns.model';
import { funded } from './words';

export function TimeLeftTag({ daysLeft }: { daysLeft: number }) {
  const active = isActive({ daysLeft });
  return (
    <Tag tone={active ? 'wheat' : 'grey'} dot={false}>
      <Clock size={14} strokeWidth={1.8} />
      {timeLeft(daysLeft)}
    </Tag>
  );
}

export function FundedTag() {
  return (
    <Tag tone="green" dot={false}>
      <Check size={14} strokeWidth={1.8} />
      {funded}
    </Tag>
  );
}
