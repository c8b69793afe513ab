import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { idle } from './intake-state.ts';
import { type IntakeRun, runIntake } from './run-intake.ts';

/** Prepares and uploads the files that a user chooses, with pauses. Leaving the page ends it; the same files go on later. */
export function useIntake(archiveId: string) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const run = useRef<IntakeRun | null>(null);
  useEffect(() => () => run.current?.end(), []);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['chat-archives'] });
  return {
    ...state,
    start(files: File[], keepsOriginal: boolean) {
      run.current?.end();
      run.current = runIntake(files, { archiveId, keepsOriginal, onChange: setState, onUploaded: refresh });
    },
    pause: () => run.current?.pause(),
    goOn: () => run.current?.goOn(),
    cancel() {
      run.current?.end();
      setState(idle);
      void refresh();
    },
  };
}
