import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#web/testing/render-part.tsx';
import { type Column, DataTable } from './data-table.tsx';

interface Bike {
  id: string;
  name: string;
  price: number;
}

const columns: readonly Column<Bike>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Price', isNumeric: true, cell: ({ price }) => price },
  { header: 'Actions', hidesHeader: true, cell: ({ name }) => <button type="button">Sell {name}</button> },
];
const bikes = [
  { id: 'a', name: 'Commuter', price: 900 },
  { id: 'b', name: 'Racer', price: 2_400 },
];

const renderBikes = () =>
  renderPart(<DataTable caption="Bikes" columns={columns} rows={bikes} keyOf={({ id }) => id} />);

test.each([
  ['wide', 1_280],
  ['narrow', 360],
])('is a table with its headers to screen readers where it is %s', async (_name, width) => {
  await page.viewport(width, 800);
  const screen = await renderBikes();
  await expect.element(screen.getByRole('table', { name: 'Bikes' })).toBeVisible();
  for (const name of ['Name', 'Price', 'Actions'])
    await expect.element(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  expect(screen.getByRole('row').elements()).toHaveLength(3);
  await expect.element(screen.getByRole('cell', { name: '2400' })).toBeVisible();
});

test('renders each row as a card where there is no room for columns', async () => {
  await page.viewport(360, 800);
  const screen = await renderBikes();
  const [name, price] = ['Racer', '2400'].map((text) =>
    screen
      .getByRole('cell', { name: new RegExp(`^(Price ?)?${text}$`) })
      .element()
      .getBoundingClientRect(),
  );
  expect(price!.top).toBeGreaterThanOrEqual(name!.bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('puts wide buttons below the name on a card, so that neither covers the other', async () => {
  await page.viewport(360, 800);
  const wide = columns.map((column) =>
    column.hidesHeader ? { ...column, onCard: 'whole' as const } : column,
  );
  const [bike] = bikes.map(({ id }) => ({
    id,
    name: 'A bike with a name of more than one line of a card',
    price: 1,
  }));
  const screen = await renderPart(
    <DataTable caption="Bikes" columns={wide} rows={bike ? [bike] : []} keyOf={({ id }) => id} />,
  );
  const name = screen
    .getByText(/^A bike/)
    .element()
    .getBoundingClientRect();
  const button = screen.getByRole('button').element().getBoundingClientRect();
  expect(button.top).toBeGreaterThanOrEqual(name.bottom);
});

test('renders only the rows of a long list that are near the window, and tells screen readers how many there are', async () => {
  await page.viewport(1_280, 800);
  const many = Array.from({ length: 1_000 }, (_, at) => ({ id: `b${at}`, name: `Bike ${at}`, price: at }));
  const screen = await renderPart(
    <DataTable caption="Bikes" columns={columns} rows={many} keyOf={({ id }) => id} />,
  );
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  await expect.element(screen.getByText('Bike 0', { exact: true })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(80);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText('Bike 999', { exact: true })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(80);
});
