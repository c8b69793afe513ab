import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SortableListProps {
  label: string;
  /** What each item is called, in order. */
  names: readonly string[];
  onMove: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}

const instructions =
  'To move it, press Space or Enter, use the up and down arrow keys, and press Space or Enter again. Escape cancels.';

/** A list whose items are moved by their handle: with the pointer, a finger or the keyboard. */
export function SortableList({ label, names, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // An item is its place: names may be equal, or empty while they are typed.
  const places = names.map((_name, index) => `place-${index}`);
  const indexOf = (id: string | number) => places.indexOf(String(id));
  const nameOf = (id: string | number) => names[indexOf(id)] || `Item ${indexOf(id) + 1}`;
  const say = (what: string, id: string | number, over: string | number | undefined) =>
    over === undefined ? undefined : `${nameOf(id)} ${what} place ${indexOf(over) + 1} of ${names.length}.`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
          onDragOver: ({ active, over }) => say('is over', active.id, over?.id),
          onDragEnd: ({ active, over }) => say('is now on', active.id, over?.id),
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={places} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="space-y-2">
          {places.map((place, index) => (
            <SortableItem key={place} id={place} name={names[index] || `item ${index + 1}`}>
              {children(index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
    });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'relative flex items-start gap-1 rounded-md border border-line bg-surface p-2',
        isDragging && 'z-10 shadow-lg',
      )}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Move ${name}`}
        className="inline-flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-secondary hover:bg-sunken hover:text-ink"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
