import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { useUnsavedWarning } from './unsaved/use-unsaved-warning.ts';
import { useAfterPress } from './use-after-press.ts';
import { detailsOf, type FieldErrors, useProblems } from './use-problems.ts';

interface FormOptions<Values> {
  /** What is sent: out of the named controls, or from where else it is kept. */
  read: (data: FormData) => Values;
  /** What is wrong with it before it is sent. */
  check?: ((values: Values) => FieldErrors) | undefined;
  send: (values: Values, form: HTMLFormElement) => Promise<unknown>;
  /** For failures that concern a field although the server names none. */
  placeFailure?: (failure: unknown) => FieldErrors;
  describe?: (failure: unknown) => string;
  /** Checks a field as soon as it is left too. */
  checksOnBlur?: boolean;
  /** What went wrong stays in its place while the form is sent again, and while other fields are edited. */
  keepsProblems?: boolean;
  /** Has the console ask before a page is left on which something was typed and not sent. */
  warnsBeforeLeaving?: boolean;
}

export interface Form {
  /** For the `<form>` around it. */
  props: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  errors: FieldErrors;
  /** What was thrown, where it concerns no field. */
  failure: unknown;
  /** The sentence about it. */
  message: string | null;
  isBusy: boolean;
  /** Something was typed that was not sent yet. */
  hasChanges: boolean;
  /** Drops what went wrong. */
  forget: () => void;
}

/**
 * How every form of the console is done. Its controls keep what is typed, so that nothing of it is lost when sending
 * fails or when the page is drawn again. An error is shown at its field and goes when the field is edited; what
 * concerns no field is the form's own. The first wrong field gets the focus. Sent once at a time.
 */
export function useForm<Values>({
  read,
  check = () => ({}),
  send,
  placeFailure = () => ({}),
  describe = describeError,
  checksOnBlur = false,
  keepsProblems = false,
  warnsBeforeLeaving = false,
}: FormOptions<Values>): Form {
  const afterPress = useAfterPress();
  const isRunning = useRef(false);
  /** Something was typed since the form was drawn or since sending began. */
  const isEdited = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasChanges, setHasChanges] = useState(false);
  const { errors, failure, ...problems } = useProblems();
  useUnsavedWarning(warnsBeforeLeaving && hasChanges && !isBusy);

  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    const values = read(new FormData(form));
    const found = check(values);
    if (Object.values(found).some(Boolean)) return problems.refuse(form, found);
    if (!keepsProblems) problems.forget();
    isRunning.current = true;
    isEdited.current = false;
    setIsBusy(true);
    try {
      await send(values, form);
      problems.forget();
      setHasChanges(isEdited.current);
    } catch (thrown) {
      problems.fail(form, thrown, placeFailure(thrown));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return {
    props: {
      noValidate: true,
      // Only its own events: those of a dialog that is opened within arrive here too.
      onSubmit: (event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) void submit(event.currentTarget);
      },
      onInput: (event) => {
        const { name, dataset, form } = event.target as HTMLInputElement;
        if (form !== event.currentTarget) return;
        isEdited.current = true;
        setHasChanges(true);
        if (!keepsProblems) problems.forgetFailure();
        const field = name || dataset.field;
        if (field) problems.forgetField(field);
      },
      onBlur: (event) => {
        const { name, form } = event.target as unknown as HTMLInputElement;
        if (!checksOnBlur || !name || form === null || form !== event.currentTarget) return;
        // A sentence that appears moves what is below it, which may be the button that is being pressed.
        afterPress(() => {
          const problem = check(read(new FormData(form)))[name];
          if (problem) problems.mark(name, problem);
        });
      },
    },
    errors,
    failure,
    message: failure ? (Object.values(detailsOf(failure))[0] ?? describe(failure)) : null,
    isBusy,
    hasChanges,
    forget: problems.forget,
  };
}
