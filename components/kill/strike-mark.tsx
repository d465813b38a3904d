/** The sword between killer and victim: who did it stands at its hilt. */
export function StrikeMark() {
  return (
    <svg
      className="block h-[18px] w-[54px] text-accent compact:w-10 narrow:w-5"
      viewBox="0 0 54 18"
      role="img"
      aria-label="killed"
    >
      <path
        d="M2 9H12M12 3.5v11M15 7h26l9 2-9 2H15z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
