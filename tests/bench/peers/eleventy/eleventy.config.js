export default function (config) {
  config.setQuietMode(true);
  config.setDataDeepMerge(false);
  config.setInputDirectory('.');
}
