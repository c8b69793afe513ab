import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { InvoicePaper } from '#core/billing/invoice-paper.ts';

const style = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #16181d; background: #eef0f4; }
body { margin: 0; padding: 24px 16px; }
main { box-sizing: border-box; max-width: 760px; margin: 0 auto; padding: clamp(20px, 5vw, 56px); background: #fff; }
header, .parties, nav { display: flex; flex-wrap: wrap; gap: 12px 32px; justify-content: space-between; align-items: baseline; }
nav { max-width: 760px; margin: 0 auto 16px; }
a { color: #1d4ed8; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 0 0 4px; font-size: 12px; color: #5b6270; font-weight: 600; }
p, dl, dd { margin: 0; }
dt { font-size: 12px; color: #5b6270; font-weight: 600; }
dd { margin-bottom: 8px; }
.parties { margin: 32px 0; align-items: flex-start; }
.parties > * { min-width: 0; overflow-wrap: anywhere; }
.scrolls { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid #d9dde5; text-align: left; vertical-align: top; }
th { font-size: 12px; color: #5b6270; }
th:last-child, td:last-child { padding-right: 0; text-align: right; white-space: nowrap; }
tfoot th { text-align: right; color: #16181d; font-size: 15px; font-weight: 400; }
tfoot td, tfoot th { border: 0; padding-block: 6px; }
tfoot .sum { font-weight: 700; font-size: 17px; }
.note { margin-top: 24px; color: #5b6270; }
@media print { :root { background: #fff; } body, main { padding: 0; } nav { display: none; } }
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** An invoice as a page of its own, for a new tab: all scripts of names, and the browser's own print. */
export async function writeInvoicePage(paper: InvoicePaper, hasEInvoice = false): Promise<Response> {
  const { title, number, state, seller, buyer, facts, rows, totals, notes } = paper;
  const lines = (given: readonly string[]) => given.map((line) => html`<p>${line}</p>`);
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title} ${number}</title>
<style>${raw(style)}</style>
</head>
<body>
<nav aria-label="Document"><a href="?format=pdf">Open as PDF</a>${hasEInvoice ? html`<a href="?format=xml">Download e-invoice (XML)</a>` : ''}</nav>
<main>
<header><h1>${title}</h1><p>${state}</p></header>
<div class="parties">
<section><h2>From</h2>${lines(seller)}</section>
<section><h2>To</h2>${lines(buyer)}</section>
<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</div>
<div class="scrolls" tabindex="0" role="region" aria-label="What it is for">
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Period</th><th scope="col">Quantity</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><td>${row.description}</td><td>${row.period}</td><td>${row.quantity}</td><td>${row.amount}</td></tr>`,
  )}</tbody>
<tfoot>${totals.map(
    ({ label, value, isSum }) =>
      html`<tr class="${isSum ? 'sum' : ''}"><th scope="row" colspan="3">${label}</th><td>${value}</td></tr>`,
  )}</tfoot>
</table>
</div>
${notes.map((note) => html`<p class="note">${note}</p>`)}
</main>
</body>
</html>`;
  return new Response(String(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
}
