import type { Locator, Page } from 'playwright-core';

const moveMs = 450;
const stepMs = 15;

/** A pointer that can be seen, as a browser without a window draws none. */
export interface Pointer {
  /** Goes to the middle of an element at the speed of a hand, and presses it. */
  press(target: Locator): Promise<void>;
}

/** Draws a pointer into the page, and into each page after it. */
export async function showPointer(page: Page): Promise<Pointer> {
  let [x, y] = [720, 500];
  await page.addInitScript(() => {
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      const pointer = document.createElement('div');
      pointer.id = 'drawn-pointer';
      pointer.style.cssText = 'position:fixed;z-index:9999;pointer-events:none;left:-50px;top:0';
      pointer.innerHTML =
        '<svg width="20" height="24" viewBox="0 0 20 24"><path d="M2 2v17l4.6-4.3 3.1 6.8 3.2-1.4-3-6.7h6.3z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>';
      document.body.append(pointer);
    });
  });
  const place = (): Promise<void> =>
    page
      .evaluate(
        ([left, top]) => {
          const pointer = document.getElementById('drawn-pointer');
          if (pointer) Object.assign(pointer.style, { left: `${left}px`, top: `${top}px` });
        },
        [x, y] as const,
      )
      .catch(() => undefined);
  page.on('domcontentloaded', place);
  return {
    async press(target) {
      const box = await target.boundingBox();
      if (box === null) throw new Error('What is to be pressed cannot be seen.');
      const [fromX, fromY] = [x, y];
      const [toX, toY] = [box.x + Math.min(box.width / 2, 140), box.y + box.height / 2];
      for (let ms = stepMs; ms <= moveMs; ms += stepMs) {
        const done = (1 - Math.cos((Math.PI * ms) / moveMs)) / 2;
        [x, y] = [fromX + (toX - fromX) * done, fromY + (toY - fromY) * done];
        await page.mouse.move(x, y);
        await place();
        await page.waitForTimeout(stepMs);
      }
      await page.mouse.down();
      await page.waitForTimeout(70);
      await page.mouse.up();
    },
  };
}
