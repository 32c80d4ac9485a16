class NavigationStyle < Formula
  desc "Predicts the navigation bar of every screen of an iOS navigation stack"
  homepage "https://github.com/@REPOSITORY@"
  url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/navigation-style-@VERSION@-source.tar.gz"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.4", :build]
  depends_on "libmicrohttpd"
  depends_on macos: :sequoia

  uses_from_macos "zlib"

  def install
    system "Scripts/release-build", "--disable-sandbox"
    bin.install ".build/release/navigation-style"
    generate_completions_from_executable(bin/"navigation-style", "--generate-completion-script")
    (man1/"navigation-style.1").write Utils.safe_popen_read("Scripts/manual", bin/"navigation-style")
  end

  service do
    run [opt_bin/"navigation-style", "serve"]
    keep_alive true
    log_path var/"log/navigation-style.log"
    error_log_path var/"log/navigation-style.log"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/navigation-style --version")
    request = shell_output("#{bin}/navigation-style example push")
    assert_match "\"outcome\":\"changed\"", pipe_output("#{bin}/navigation-style transition --json", request, 0)
  end
end
