import { fireEvent, render, screen } from '@testing-library/react';
import { Columns } from './columns';
import { Line } from './line';

const names = ['Week 1', 'Week 2', 'Week 3'];
const charts = {
  columns: (
    <Columns
      label="Meals per week"
      step="Week"
      columns={names.map((name, index) => ({ name, label: '', value: index + 1 }))}
      format={(value) => `${value} meals`}
    />
  ),
  line: (
    <Line
      label="Meals per week"
      step="Week"
      points={names.map((name, index) => ({ name, value: index, values: [`${index + 1} meals`] }))}
      yMarks={[{ at: 2, label: '2' }]}
      xMarks={[]}
    />
  ),
};

it.each(Object.entries(charts))(
  'marks the point that is read under the figures of %s, not through them',
  (_, chart) => {
    const { container } = render(chart);
    fireEvent.change(screen.getByRole('slider'), { target: { value: 1 } });
    const mark = container.querySelector('svg line.upright')!;
    const figure = screen.getByText('2', { selector: 'text' });
    expect(mark.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
