export default { heading: 'Help' } as const;
