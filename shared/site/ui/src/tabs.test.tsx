import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { key: 'all', label: 'All', count: 12 },
  { key: 'active', label: 'Active' },
  { key: 'funded', label: 'Fully Funded' },
];

function Campaigns() {
  const [tab, setTab] = useState('all');
  return (
    <Tabs label="Campaigns" tabs={tabs} value={tab} onChange={setTab}>
      Showing {tab}
    </Tabs>
  );
}

describe('Tabs', () => {
  test('show the panel of the clicked tab', async () => {
    render(<Campaigns />);
    await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
    expect(screen.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Active' })).toHaveTextContent('Showing active');
  });

  test('are one stop for Tab and turn with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Campaigns />);
    await user.tab();
    expect(screen.getByRole('tab', { name: /^All/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Fully Funded' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Showing all');
    await user.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Showing funded');
  });

  test('turn the other way on a page that runs from right to left', async () => {
    const user = userEvent.setup();
    render(
      <div dir="rtl">
        <Campaigns />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Active' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Fully Funded' })).toHaveFocus();
  });

  test('say which parts are complete', () => {
    const parts = [
      { key: 'details', label: 'Details', done: true },
      { key: 'story', label: 'Story', done: false },
    ];
    render(
      <Tabs label="Parts" tabs={parts} value="story" onChange={() => {}}>
        Story
      </Tabs>,
    );
    expect(screen.getByRole('tab', { name: /^Details ?, complete$/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Story' })).toBeVisible();
  });
});
