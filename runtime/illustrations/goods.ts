/** Item of the sample receipt → its drawing on a 32 px grid, as the till shows it on its buttons. */
export const goods: Readonly<Record<string, string>> = {
  coffee: 'M6 12h17v7a7 7 0 0 1-7 7h-3a7 7 0 0 1-7-7ZM23 14h2a3.5 3.5 0 0 1 0 7h-2M11 3.5c-1.5 1.75 1.5 3 0 5M17 3.5c-1.5 1.75 1.5 3 0 5',
  croissant:
    'M4 23c0-9 5-15 12-15s12 6 12 15c-3 .5-5-1-6.5-4-1 2-3 3-5.5 3s-4.5-1-5.5-3C9 22 7 23.5 4 23ZM10.5 19c-.5-3.5 0-6.5 1.5-9.700M21.5 19c.5-3.5 0-6.5-1.5-9.7',
  cake: 'M4 18 19 6c5 .5 8.5 4.5 9 9.500v10.500H4ZM4 18h24M4 22.500h24',
};

/** Number of unnamed buttons on the till, for the other goods of the shop. */
export const otherGoods: readonly string[] = [
  'M11 4h10v4l2 4v15H9V12l2-4ZM11 8h10M9 16h14',
  'M7 9h18l-2 18H9ZM5 9h22M18 9l3-6',
  'M5 15a11 5 0 0 1 22 0c0 8-5 11-11 11S5 23 5 15ZM5 15a11 5 0 0 0 22 0',
  'M8 6h16v20H8ZM12 11h8M12 15.500h8M12 20h4',
  'M16 9c5-4 11-1 11 6 0 6-5 12-8 12-1.5 0-2-.7-3-.700s-1.5.7-3 .700c-3 0-8-6-8-12 0-7 6-10 11-6ZM16 9c0-3 1-5 4-6',
  'M6 24h20M8 24V13a8 8 0 0 1 16 0v11M16 5V3',
];
