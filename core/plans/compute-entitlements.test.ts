import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOnIds, addOns, meters, type OwnedAddOn, planFeatures, planIds, plans } from '#contract/plans.ts';
import { computeEntitlements } from './compute-entitlements.ts';

const anyPlan = fc.constantFrom(...planIds);
const anyAddOn: fc.Arbitrary<OwnedAddOn> = fc.record({
  id: fc.constantFrom(...addOnIds),
  quantity: fc.integer({ min: 0, max: 50 }),
});
const anyAddOns = fc.array(anyAddOn, { maxLength: 8 });

describe('computeEntitlements', () => {
  it.each(planIds)('gives %s what its plan says when nothing was bought with it', (id) => {
    const { limits, sleepsAfterDays, isMultilingual, hasBooking, canRemoveBrand } = plans[id];
    expect(computeEntitlements(id, [])).toEqual({
      limits,
      sleepsAfterDays,
      isMultilingual,
      hasBooking,
      canRemoveBrand,
      canCustomizeBrand: false,
    });
  });

  it.each([
    ['free', 'extra-messages', 2, { limits: { messages: 2_040, agents: 1 } }],
    ['pro', 'extra-agent', 3, { limits: { messages: 4_000, agents: 5 } }],
    ['enterprise', 'extra-agent', 3, { limits: { agents: null } }],
    ['free', 'remove-brand', 1, { canRemoveBrand: true, canCustomizeBrand: false }],
    ['free', 'custom-brand', 1, { canRemoveBrand: false, canCustomizeBrand: true }],
    ['free', 'remove-brand', 0, { canRemoveBrand: false }],
    ['free', 'extra-messages', 1, { sleepsAfterDays: 7 }],
  ] as const)('%s with %s, %s times, is %j', (plan, id, quantity, expected) => {
    expect(computeEntitlements(plan, [{ id, quantity }])).toMatchObject(expected);
  });

  it('adds to each limit what the table says, and never makes an unlimited one finite', () => {
    fc.assert(
      fc.property(anyPlan, anyAddOns, (plan, owned) => {
        const { limits } = computeEntitlements(plan, owned);
        for (const meter of meters) {
          const base = plans[plan].limits[meter];
          const added = owned.map(
            ({ id, quantity }) => (addOns.find((addOn) => addOn.id === id)?.adds[meter] ?? 0) * quantity,
          );
          expect(limits[meter]).toBe(base === null ? null : added.reduce((sum, each) => sum + each, base));
        }
      }),
    );
  });

  it('never takes anything away, whatever else is bought', () => {
    fc.assert(
      fc.property(anyPlan, anyAddOns, anyAddOn, (plan, owned, more) => {
        const before = computeEntitlements(plan, owned);
        const after = computeEntitlements(plan, [...owned, more]);
        for (const meter of meters) {
          expect(after.limits[meter] ?? Infinity).toBeGreaterThanOrEqual(before.limits[meter] ?? Infinity);
        }
        for (const feature of planFeatures) if (before[feature]) expect(after[feature]).toBe(true);
      }),
    );
  });

  it('does not depend on the order, nor on whether the same add-on is listed once or twice', () => {
    fc.assert(
      fc.property(anyPlan, anyAddOns, (plan, owned) => {
        const merged = addOnIds.map((id) => ({
          id,
          quantity: owned.reduce((sum, each) => (each.id === id ? sum + each.quantity : sum), 0),
        }));
        expect(computeEntitlements(plan, merged)).toEqual(computeEntitlements(plan, owned.toReversed()));
      }),
    );
  });
});
