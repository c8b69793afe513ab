/** ChatGenie's logo: two lines that become one. */
export function ChatGenieMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <path
        d="M7 10.5h6.5c5 0 4 11 9 11H25M7 21.5h6.5c2 0 3-1.7 3.6-3.6M19.8 14c.7-1.9 1.6-3.5 3.2-3.5h2"
        className="fill-none stroke-on-brand"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
