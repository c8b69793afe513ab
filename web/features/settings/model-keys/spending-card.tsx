import { useQuery } from '@tanstack/react-query';
import type { ModelBudget, ModelSpending } from '#contract/model-keys/model-keys.schemas.ts';
import { modelBudgetUnits } from '#contract/model-keys/model-keys.ts';
import { formatDollars, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { modelSpendingQuery, useSetModelBudget } from './model-keys.queries.ts';

/** What language models used in this month, and the most that the owner wants to spend on their own keys. */
export function SpendingCard() {
  const spending = useQuery(modelSpendingQuery());
  return (
    <Card
      isSplit
      title="This month"
      description="What language models used since the first of the month (UTC), for answers and for questions written for passages. Tests are not counted."
    >
      {spending.data ? (
        <div className="space-y-4">
          <Spent spending={spending.data} />
          {/* Drawn again with what is stored. */}
          <BudgetForm key={JSON.stringify(spending.data.budget)} budget={spending.data.budget} />
        </div>
      ) : spending.isError ? (
        <ErrorState error={spending.error} onRetry={() => void spending.refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  );
}

function Spent({ spending }: { spending: ModelSpending }) {
  const { inputTokens, outputTokens, dollars, unpricedTokens, budget, isUsedUp } = spending;
  return (
    <>
      <p className="text-sm">
        {formatNumber(inputTokens)} tokens in, {formatNumber(outputTokens)} tokens out,{' '}
        {formatDollars(dollars)}.
      </p>
      {unpricedTokens > 0 && (
        <p className="text-sm text-ink-secondary">
          {formatNumber(unpricedTokens)} of these tokens are from models without a price from the operator.
          {budget?.unit === 'dollars' && ' They do not count towards a limit in dollars.'}
        </p>
      )}
      {isUsedUp && (
        <Notice tone="warning">
          Your limit for this month is used up. The embedded engine answers until the month ends. Raise the
          limit to use your keys again.
        </Notice>
      )}
    </>
  );
}

const unitNames = { dollars: 'US dollars', tokens: 'tokens' } as const;

function BudgetForm({ budget }: { budget: ModelBudget | null }) {
  const save = useSetModelBudget();
  const form = useForm({
    read: (data) => ({
      text: String(data.get('amount') ?? '').trim(),
      unit: modelBudgetUnits.find((unit) => unit === data.get('unit')) ?? 'dollars',
    }),
    check: ({ text }) =>
      text === '' || Number(text) > 0
        ? {}
        : { amount: 'Enter an amount above 0 without commas, such as 12.50, or leave it empty.' },
    send: async ({ text, unit }) => {
      await save.mutateAsync(text === '' ? null : { unit, amount: Number(text) });
      showToast.done(text === '' ? 'Limit removed.' : 'Limit saved.');
    },
    warnsBeforeLeaving: true,
  });
  return (
    <form {...form.props} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Monthly limit"
          hint="For your own keys. Leave it empty for no limit."
          error={form.errors.amount}
        >
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="decimal"
              defaultValue={budget?.amount ?? ''}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Counted in">
          {(control) => (
            <Select {...control} name="unit" defaultValue={budget?.unit ?? 'dollars'}>
              {modelBudgetUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {unitNames[unit]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <Button type="submit" isBusy={form.isBusy}>
        Save limit
      </Button>
    </form>
  );
}
